import { expect, test } from 'vitest';
import { ownerProblems, readSpecs } from '../checks/ownerProblems.ts';
import { builtPackages, root, workspacePackages } from '../packages.ts';

test('every browser test has an owner, or is about the portal as a whole', () => {
  const specs = readSpecs(root);
  expect(specs.length).toBeGreaterThan(100);
  const owners = builtPackages(workspacePackages()).map(({ path }) => path);
  expect(ownerProblems(specs, owners)).toEqual([]);
});
