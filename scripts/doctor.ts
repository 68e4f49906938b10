// `npm run doctor`: looks at an installation with the environment of its server, and says in sentences what is wrong and what to do.
import { examine, type Finding } from './admin/doctor.ts';

const marks: Readonly<Record<Finding['state'], string>> = { well: '✓', better: '·', wrong: '✗' };

const findings = await examine(process.env);
for (const { state, sentence } of findings) console.log(`${marks[state]} ${sentence}`);
const count = findings.filter(({ state }) => state === 'wrong').length;
console.log(count === 0 ? '\nNothing is wrong.' : `\nFix the ${count === 1 ? 'line' : `${count} lines`} marked ✗.`);
process.exit(count === 0 ? 0 : 1);
