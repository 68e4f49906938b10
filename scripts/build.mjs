// Web and server into dist/. `npm run build` holds the budgets of the first load afterwards.
import './setup/node-version.mjs';
import { build } from './setup/build.mjs';

try {
  await build();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
