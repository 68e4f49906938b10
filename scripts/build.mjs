// `npm run build`: web and server into dist/, within the budgets of the first load.
import './setup/node-version.mjs';
import { build } from './setup/build.mjs';
import { run } from './setup/run.mjs';

try {
  await build();
  console.log(await run(process.execPath, ['--import', 'tsx', 'scripts/check-budgets.ts']));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
