// `npm run build`: web and server into dist/, within the budgets of the first load.
import './setup/node-version.mjs';
import { build } from './setup/build.mjs';

try {
  await build();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
