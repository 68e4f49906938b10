// `eject`: a project of your own around the console. Its server stays the command’s; the page is built from the parts you replace there.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { UnreadableDocument } from '../contract/reading/files.ts';
import type { Around } from './around.ts';

const filesOf = (folder: string, version: string, console: string | undefined): Readonly<Record<string, string>> => ({
  'package.json': `${JSON.stringify(
    {
      name: 'own-console',
      private: true,
      type: 'module',
      // Else Vite tells of each “use client” in the libraries, thousands of lines of it.
      scripts: { build: 'vite build --logLevel error', dev: 'vite' },
      dependencies: { '@forecourt/console': console ?? `^${version}` },
      devDependencies: { typescript: '^5.9.0', vite: '^8.0.0' },
    },
    null,
    2,
  )}\n`,
  'tsconfig.json': `${JSON.stringify(
    {
      compilerOptions: {
        target: 'es2023',
        module: 'esnext',
        moduleResolution: 'bundler',
        jsx: 'react-jsx',
        strict: true,
        skipLibCheck: true,
        noEmit: true,
        types: [],
      },
      include: ['src'],
    },
    null,
    2,
  )}\n`,
  'index.html': `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="data:," />
    <title>Console</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="./src/main.tsx"></script>
  </body>
</html>
`,
  'vite.config.ts': `import { defineConfig } from 'vite';

// \`npm run dev\` shows the page with reload; calls go to the console's server, which runs beside it.
const server = 'http://127.0.0.1:4400';
const proxied = Object.fromEntries(['/api', '/console.json', '/connection', '/sign-in', '/signed-in'].map((path) => [path, { target: server, changeOrigin: true }]));

export default defineConfig({
  build: { target: 'es2023', chunkSizeWarningLimit: 2000 },
  server: { host: '127.0.0.1', proxy: proxied },
});
`,
  'src/main.tsx': `import { startConsole } from '@forecourt/console';
import { overrides } from './overrides';

void startConsole({ overrides });
`,
  'src/overrides.tsx': `// What replaces a made part, by the resource's segment (as in the address) and the field. Everything that is not named here is made from the document.
import { FieldView, type ConsoleOverrides, type ValueProps, type ViewProps } from '@forecourt/console';

/** An example: a name in capitals. Give it to a column below to see it. */
export function Loud({ field, record }: ViewProps) {
  const value: unknown = field && record[field.name];
  return typeof value === 'string' ? <strong>{value.toUpperCase()}</strong> : field ? <FieldView field={field} value={value} /> : null;
}

/** An example for fields of a kind, a format or a schema, wherever they stand. */
export function Short({ value }: ValueProps) {
  return <code>{JSON.stringify(value).slice(0, 12)}</code>;
}

export const overrides: ConsoleOverrides = {
  // column: (segment, column) => (segment === 'pet' && column === 'name' ? Loud : undefined),
  // Every field of a kind, a format or a schema of the document; the name above comes first, then schema, format, kind:
  // fields: { kind: { url: { view: Short } }, format: { uuid: { view: Short } }, schema: { Category: { view: Short } } },
};
`,
  'README.md': `# A console of your own

\`\`\`sh
npm install
npm run build
cd ..    # where the command is installed and the document lies
npx contract-console serve <document> --mock --page ${folder}/dist
\`\`\`

\`src/overrides.tsx\` replaces columns, inputs, parts of a record's page and whole screens; the rest is made from the document. While you work on it: start
\`npx contract-console serve <document> --mock\` there (port 4400), then \`npm run dev\` here.
`,
});

export function ejected(args: string[], { name, version, say }: Around): number {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { console: { type: 'string' } } });
  const [folder] = positionals;
  if (folder === undefined) throw new UnreadableDocument(`${name} eject <folder> [--console file:forecourt-console-${version}.tgz]`);
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new UnreadableDocument(`${folder} is not empty.`);
  for (const [file, text] of Object.entries(filesOf(basename(resolve(folder)), version, values.console))) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  say(`${folder} has a console of your own. Next:`);
  say(`  (cd ${folder} && npm install && npm run build)`);
  say(`  ${name} serve <document> --mock --page ${folder}/dist`);
  return 0;
}
