// The API tests hash passwords at the least cost there is: a suite signs hundreds of people up. What a password costs in the product is looked at where the
// first admin is made (scripts/admin/admin-account.test.ts).
import { hashAt } from '../../server/modules/credentials/passwords.ts';

hashAt({ memoryCost: 64, timeCost: 1, parallelism: 1 });
