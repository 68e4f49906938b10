import { describe, expect, it } from 'vitest';
import { put, withProofs, type Proven } from './page.ts';

const page = `# Trust

<!-- proof -->
| what | command | last figure | when |
|---|---|---|---|
| Access | \`npx a\` | ✓ 12 passed (12) | 2026-11-20, 40 s |
| Gone | \`npx b\` | ✓ 1 | 2026-11-20 |
<!-- /proof -->

## After
`;
const fuzz: Proven = { what: 'Fuzz', command: 'RUNS=1 npx c', state: 'held', figure: '20,004 calls; 291 passed (291)', on: '2026-11-23', seconds: 312 };

describe('the page of proofs', () => {
  it('takes up one row and keeps the others, in the order of the rows; one that is no row any more goes', () => {
    const written = withProofs(page, [fuzz], ['Fuzz', 'Access']);
    expect(written.split('\n').filter((line) => line.startsWith('| '))).toEqual([
      '| what | command | last figure | when |',
      '| Fuzz | `RUNS=1 npx c` | ✓ 20,004 calls; 291 passed (291) | 2026-11-23, 5.2 min |',
      '| Access | `npx a` | ✓ 12 passed (12) | 2026-11-20, 40 s |',
    ]);
    expect(written.startsWith('# Trust\n\n<!-- proof -->\n')).toBe(true);
    expect(written.endsWith('<!-- /proof -->\n\n## After\n')).toBe(true);
  });

  it('keeps nothing of an earlier run where a row failed or could not be proven, and says which', () => {
    const rows: Proven[] = [
      { ...fuzz, what: 'Access', state: 'failed', figure: '1 failed | 11 passed\n(12)' },
      { ...fuzz, state: 'not run', figure: 'no PostgreSQL', seconds: 0 },
    ];
    const written = withProofs(page, rows, ['Access', 'Fuzz']);
    expect(written).not.toContain('12 passed (12)');
    expect(written).toContain(String.raw`| ✗ **failed**: 1 failed \| 11 passed (12) |`);
    expect(written).toContain('| – not run: no PostgreSQL | 2026-11-23 |');
  });

  it('is written the same twice', () => {
    const once = withProofs(page, [fuzz], ['Fuzz', 'Access']);
    expect(withProofs(once, [fuzz], ['Fuzz', 'Access'])).toBe(once);
    expect(put(page, 'proof', 'Words with $& in them')).toContain('<!-- proof -->\nWords with $& in them\n<!-- /proof -->');
  });

  it('is not guessed where the marks are missing', () => {
    expect(() => put('# Trust', 'proof', '')).toThrow('no section proof');
  });
});
