// Fills an empty installation with a believable firm: the same people and cars on every run, dates relative to today.
import type { Database } from '../db/database.ts';
import { markAsDemo } from '../db/demo-data.ts';
import type { Services } from '../services.ts';
import { hashPassword } from '../modules/credentials/index.ts';
import { fillAudit } from './audit.ts';
import { fillBids } from './bids.ts';
import { fillCoupons } from './coupons.ts';
import { fillDealChecks } from './deal-checks.ts';
import { fillDeals } from './deals.ts';
import { fillMoneyCases } from './money-cases.ts';
import { fillFrontDoor } from './front-door.ts';
import { fillOffers } from './offers.ts';
import { fillOnboarding } from './onboarding.ts';
import { fillPackages } from './packages.ts';
import { fillPayments } from './payments.ts';
import { fillCannedReplies } from './canned-replies.ts';
import { fillChats } from './chats.ts';
import { fillComplaints } from './complaints.ts';
import { fillFolders } from './folders.ts';
import { demoPassword } from './logins.ts';
import { fillNotifications } from './notifications.ts';
import { fillPeople } from './people.ts';
import { fillPipeline } from './pipeline.ts';
import { fillPreferences } from './preferences.ts';
import { fillSupport } from './support.ts';
import { fillTaxRules } from './tax-rules.ts';
import { fillTimeline } from './timeline.ts';
import { fillTrackers } from './trackers.ts';
import type { Filler } from './filler.ts';
import { buildWorld } from './world.ts';

/** In this order: later parts refer to earlier ones (purchases come before the people who made them). */
const fillers: readonly Filler[] = [
  fillPackages,
  fillPeople,
  fillFrontDoor,
  fillCoupons,
  fillPayments,
  fillOnboarding,
  fillPreferences,
  fillTaxRules,
  fillPipeline,
  fillOffers,
  fillBids,
  fillDeals,
  fillDealChecks,
  fillFolders,
  fillChats,
  fillCannedReplies,
  fillComplaints,
  fillNotifications,
  fillSupport,
  fillTimeline,
  fillTrackers,
  fillMoneyCases,
  fillAudit,
];

/** All of it, or nothing. */
export async function fillDemo(db: Database, services: Services): Promise<void> {
  // Hashing takes long: never within the transaction.
  const world = buildWorld(services.clock(), await hashPassword(demoPassword));
  await db.transaction(async (transaction) => {
    await markAsDemo(transaction);
    for (const fill of fillers) await fill(transaction, services, world);
  });
}
