import { describe, expect, test } from 'vitest';
import { machineWithPortal } from '../testing/machineWithPortal.ts';

// Of Debian's programs `install` needs more than other systems have.
describe.runIf(process.platform === 'linux')('another version', () => {
  test('starts what had failed before as well, the publishing of its pages last', () => {
    const { install, asked, current, hasBackup } = machineWithPortal({ isActive: true });
    const { code, said } = install('2.0.0');
    expect([code, current(), hasBackup()]).toEqual([0, '2.0.0', true]);
    expect(said).toMatch(/Back is: \/opt\/portal\/1\.0\.0\/install --no-backup.*\n.*is installed/s);
    const restarts = asked().filter((call) => call.startsWith('restart'));
    expect(restarts.join(' ')).toMatch(/portal-backend.*portal-edge.*portal-publish/);
  });

  test('an installation that was stopped stays so', () => {
    const { install, asked } = machineWithPortal({ isActive: false });
    expect(install('2.0.0').code).toBe(0);
    expect(asked().filter((call) => /^(?:re)?start/.test(call))).toEqual([]);
  });

  test('a version that lacks what the one in use does not changes nothing, and says what it lacks', () => {
    const { install, current, hasBackup } = machineWithPortal(
      { isActive: true },
      { '2.0.0': 'Production needs PORTAL_NEW.' },
    );
    const { code, said } = install('2.0.0');
    expect([code, current(), hasBackup()]).toEqual([1, '1.0.0', false]);
    expect(said).toMatch(/Production needs PORTAL_NEW\..*Nothing was changed/s);
  });

  test('what the version in use lacks as well stops no other version', () => {
    const same = 'Nobody listens at PORTAL_DRAWING_SOCKET.';
    const { install, current } = machineWithPortal(
      { isActive: true },
      { '1.0.0': same, '2.0.0': same },
    );
    const { code, said } = install('2.0.0');
    expect([code, current()]).toEqual([0, '2.0.0']);
    expect(said).toContain(same);
  });

  test('pages that are not published end it with what to do next and the way back', () => {
    const { install, current } = machineWithPortal({ isActive: true, failing: 'portal-publish' });
    const { code, said } = install('2.0.0');
    expect([code, current()]).toEqual([1, '2.0.0']);
    expect(said).toMatch(/journalctl -u portal-publish.*systemctl start portal-publish/s);
    expect(said).toContain('Back is: /opt/portal/1.0.0/install --no-backup');
  });

  test('what earlier versions left is named, and nothing of it is removed', () => {
    const { install, current } = machineWithPortal({ isActive: true });
    install('2.0.0');
    const { said } = install('3.0.0');
    expect(current()).toBe('3.0.0');
    const named = said.split('\n').filter((line) => line.startsWith('  /'));
    expect(named).toEqual(['  /opt/portal/1.0.0', '  /var/backups/portal/before-2.0.0']);
  });
});
