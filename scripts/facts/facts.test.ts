import { describe, expect, it } from 'vitest';
import { contractFacts } from './contract.ts';
import { effectsByHand } from './effects.ts';
import { findingsOf, roleParametersOf, treeOf } from './rules.ts';
import { tooLong } from './sizes.ts';
import { hiddenByHand } from './unseen.ts';

const facts = contractFacts();

/** What is refused in a file, by rule. */
function refusedIn(source: string, file = 'src/portal/Page.tsx'): string[] {
  const tree = treeOf(file, source);
  const takesRoles = new Map<string, Set<number>>();
  roleParametersOf(tree, takesRoles);
  return findingsOf(tree, facts, takesRoles).map(({ rule, line }) => `${rule} in line ${line}`);
}

describe('a role', () => {
  it.each([
    ["if (actor.role === 'client') stop();"],
    ["if ('client' !== sender_role) stop();"],
    ["const person = { role: isNew ? 'client' : roles.admin };"],
    ["const filter = eq(users.role, 'client');"],
    ["const those = inArray(users.role, ['client']);"],
    ["const may = move.by.includes('client');"],
    ["const who: Role = 'client';"],
    ["const asked = sql`select id from users where role = 'client'`;"],
    ["const asked = sql`select id from users where ${users.role} = 'client'`;"],
    ["let to: 'employee';"],
    ["tell('admin');"],
    ["function host(role: Role, domain: string) {}\nhost('client', 'example.com');"],
  ])('typed as in %s', (source) => {
    expect(refusedIn(source)).toEqual([expect.stringMatching(/^role in line/)]);
  });

  it.each([
    ["const side: Side = 'client';"],
    ["if (notice.after === 'client') stop();"],
    ['if (actor.role === roles.client) stop();'],
    ['<Box role="status" />;'],
    ["// Typed here: the customer's host names, which are his own.\nconst hosts = { admin: 'admin' };"],
  ])('is not what stands in %s', (source) => {
    expect(refusedIn(source)).toEqual([]);
  });

  it('needs a reason to stay, not a mark alone', () => {
    expect(refusedIn("// Typed here: so.\nconst host = 'admin';")).toEqual(['role in line 2']);
  });
});

describe('a label', () => {
  it.each([
    ['of a field by its name', "const messages = { total_otd: 'Out the Door' };"],
    ['of several words by its name in camel case', "const messages = { cashDue: 'Cash due at signing' };"],
    ['of an input', '<TextField name="first_name" label="First name" />;'],
    ['of an enum, as text', '<b>Research requested</b>;'],
  ])('%s', (_what, source) => {
    expect(refusedIn(source)).toEqual(['label in line 1']);
  });

  it('of most of an enum', () => {
    expect(refusedIn("const unit = { day: 'Day', week: 'Week', month: 'Month' };")).toHaveLength(3);
  });

  it('of one short word may be chance', () => {
    expect(refusedIn("const messages = { open: 'Open', chat: 'Chat', price: 'Price' };")).toEqual([]);
  });
});

describe('a limit', () => {
  it.each([['<TextField maxLength={4000} />;'], ["const inputProps = { type: 'search', maxLength: 100 };"], ['const mostVehicles = 10;']])(
    'typed as in %s',
    (source) => {
      expect(refusedIn(source)).toEqual(['limit in line 1']);
    },
  );

  it.each([['<TextField maxLength={createComplaintLimits.details} />;'], ['<progress max={1} />;'], ['const mostTicks = 12;']])(
    'is not what stands in %s',
    (source) => {
      expect(refusedIn(source)).toEqual([]);
    },
  );
});

describe('a path', () => {
  it.each([
    ["fetch('/api/coupons/validate');"],
    ['const url = `/api/client-folders/${id}/upload-files`;'],
    ['sendForm(`/client-folders/${id}/upload-files`, form);'],
  ])('typed as in %s', (source) => {
    expect(refusedIn(source)).toEqual(['path in line 1']);
  });

  it.each([["api.GET('/coupons/{id}', { params });"], ["to('/chats');"], ["type Body = paths['/auth/login']['post'];"]])(
    'is not what stands in %s',
    (source) => {
      expect(refusedIn(source)).toEqual([]);
    },
  );
});

describe('a file over 300 lines', () => {
  const long = 'call();\n'.repeat(301);

  it('is told, unless its head says why', () => {
    expect(tooLong('src/Page.tsx', 'call();\n'.repeat(300))).toEqual([]);
    expect(tooLong('src/Page.tsx', long)).toEqual([expect.stringContaining('src/Page.tsx:1 has 301 lines, at most 300')]);
    expect(tooLong('src/Page.tsx', `// Over 300 lines: all of it shares one server.\n${long}`)).toEqual([]);
    expect(tooLong('src/Page.tsx', `// Over 300 lines: so.\n${long}`)).toHaveLength(1);
    expect(tooLong('src/Page.tsx', `${long}// Over 300 lines: all of it shares one server.\n`)).toHaveLength(1);
  });
});

describe('an effect called by hand', () => {
  const told = (source: string, file = 'server/modules/links/handlers.ts') => effectsByHand(treeOf(file, source));

  it.each(['await recordTimeline(db, entry);', 'notify(db, { kind });', 'await tellPeople(db, ids);', 'services.tell(change);', 'tellingOf(rows);'])(
    '%s is refused outside of the events',
    (source) => {
      expect(told(source)).toHaveLength(1);
      expect(told(source, 'server/events/live.ts')).toEqual([]);
      expect(told(source, 'src/kit/kept/store.ts')).toEqual([]);
    },
  );

  it('is not what merely contains the word', () => {
    expect(told('await happened(db, { kind });\nsql`select pg_notify(${channel}, ${text})`;\nintelligence(teller);')).toEqual([]);
  });
});

describe('text for those who listen alone', () => {
  it.each([
    "'& .what': { position: 'absolute', clipPath: 'inset(50%)' },",
    "'& label': { position: 'absolute', clip: 'rect(0 0 0 0)' },",
    '.x{clip-path:inset(50%)}',
  ])('is not hidden by %s', (line) => {
    expect(hiddenByHand('src/console/Row.tsx', line)).toHaveLength(1);
    expect(hiddenByHand('engine/web/theme/unseen.ts', line)).toEqual([]);
  });
});
