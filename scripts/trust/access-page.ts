// docs/access.md, from the contract: who may call what, and after what.
import { operations } from '../../generated/operations.ts';
import { roleLabels, roleValues } from '../../generated/enums.ts';

/** The page as Markdown. */
export function accessPage(): string {
  const head = ['operation', 'call', 'nobody signed in', ...roleValues.map((role) => roleLabels[role].toLowerCase()), 'guest', 'confirmed again'];
  const rows = Object.values(operations).map(({ id, method, path, roles, public: open, unfinished, confirmed }) =>
    [
      id,
      `\`${method.toUpperCase()} ${path}\``,
      open ? '✓' : '',
      ...roleValues.map((role) => (roles.includes(role) ? '✓' : '')),
      unfinished?.includes('guest') ? '✓' : '',
      confirmed ? confirmed.filter((scope) => scope !== 'or_password').join(', ') || 'always' : '',
    ].join(' | '),
  );
  return `# Who may call what

Written by \`npm run trust\` from the contract; \`tests/api/access.test.ts\` holds each cell. Which rows a role reaches, docs/rules.md says (Roles and scope). *Confirmed again*: by a
second step within the last 5 minutes, always or where the call has that field or value.

| ${head.join(' | ')} |
|${head.map(() => '---').join('|')}|
${rows.map((row) => `| ${row} |`).join('\n')}
`;
}
