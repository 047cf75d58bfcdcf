import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@portal/scripts/packages';
import { DEMO_CUSTOMER_PHONE } from '../../support/people/demoCustomerPhone.ts';
import { logIn } from '../../support/people/logIn.ts';
import { domains } from '../../support/domains.ts';
import { budgetLines } from '../../support/people/givenFor.ts';
import { providerOf } from '../../support/providers/provider.ts';
import { ANSWERED, type Start } from '../starts/starts.ts';

const JOBS = 10;
const PHOTOS_PER_JOB = 3;

/** The details of a work with a budget, cold. */
export type BudgetStart = Omit<Start, 'name'>;

/** Makes a work with a budget of lines, and one with ten jobs and thirty photographs, of one customer. */
export async function prepareBudgets(): Promise<{ lines: BudgetStart; jobs: BudgetStart }> {
  const domain = domains.workshop;
  const provider = providerOf(domain);
  const customer = { phone: DEMO_CUSTOMER_PHONE };
  const cookies = [
    { name: 'sessionToken', value: await logIn(domain, DEMO_CUSTOMER_PHONE) },
    ...ANSWERED,
  ];
  const startOf = (title: string, work: string): BudgetStart => ({
    title,
    address: `/client/service-details/${work}`,
    content: '[data-card="state"] h1',
    ownData: /\/api\/main\/services\/A-/,
    cookies,
  });
  const plain = await provider.openWork({ customer, symptoms: [{ name: 'Revisão' }] });
  await provider.postBudget(plain, budgetLines);
  const large = await provider.openWork({ customer, symptoms: [{ name: 'Revisão' }] });
  const photo = readFileSync(join(root, 'backend', 'demo', 'assets', 'media-disco.jpg'));
  const files: string[] = [];
  for (let index = 0; index < JOBS * PHOTOS_PER_JOB; index += 1) {
    const file = new File([new Uint8Array(photo)], `disco-${index}.jpg`, { type: 'image/jpeg' });
    files.push(await provider.upload(large, file, `Disco ${index}`));
  }
  await provider.postJobs(
    large,
    Array.from({ length: JOBS }, (_, index) => ({
      title: `Trabalho ${index + 1}`,
      description: 'Com estas pastilhas a distância de travagem aumenta.',
      urgency: 'soon',
      warranty_months: 24,
      labour: [{ designation: 'Mão de obra', price: 45 }],
      materials: [{ designation: 'Pastilhas de travão', price: 64 }],
      file_ids: files.slice(index * PHOTOS_PER_JOB, (index + 1) * PHOTOS_PER_JOB),
    })),
  );
  return {
    lines: startOf('A budget of two lines', plain),
    jobs: startOf('A budget of 10 jobs and 30 photographs', large),
  };
}
