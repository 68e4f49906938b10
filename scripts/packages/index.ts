// `npm run packages`: the engine's packages as tarballs in .cache/packages.
import { packedPackages } from './build.ts';

for (const [name, file] of Object.entries(await packedPackages())) console.log(`${name}: ${file}`);
