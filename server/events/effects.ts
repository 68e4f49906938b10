// The effects of each kind of event: who sees what of it. A new kind is a new entry in openapi/schemas/Event.yaml and one here.
import { eventOfMove } from '../../domain/pipeline.ts';
import type { ComplaintStatus, LinkReason, LinkStatus, NotificationKind } from '../../generated/api.ts';
import { contactDirectionLabels, contactKindLabels, linkReasonLabels, stepInProcessLabels } from '../../generated/enums.ts';
import * as roles from '../../generated/roles.ts';
import type { About, Effects } from './effect.ts';
import type { ReadFacts } from './kinds.ts';
import type { Change } from './live.ts';
import { removedText } from '../db/personal.ts';
import { moneyEffects } from './effects/money.ts';
import { peopleEffects } from './effects/people.ts';
import { bidEffects } from './effects/bids.ts';
import { dealCheckEffects } from './effects/deal-checks.ts';
import { dealEffects } from './effects/deals.ts';
import { recordEffects } from './effects/records.ts';
import { supportEffects } from './effects/support.ts';

/** Replaces a title that was deleted with its account. */
const aCar = 'a car';

/** Anyone who takes care of a complaint may work for other clients. */
const ofComplaint = ({ employee_id }: { employee_id: string | null }): Change[] => [{ people: [employee_id], resources: ['complaints'] }];

const ofLink = (_facts: unknown, { client_id, internal }: About): Change[] => [{ client_id, internal, resources: ['links'] }];
const ofWorksheet = (_facts: unknown, { client_id, internal }: About): Change[] => [{ client_id, internal, resources: ['links', 'otd-worksheets'] }];
const ofReport = (_facts: unknown, { client_id, internal }: About): Change[] => [{ client_id, internal, resources: ['links', 'research-reports'] }];
/** The client refetches either way: anything undone has to disappear there. */
const ofShownLink = (_facts: unknown, { client_id }: About): Change[] => [{ client_id, resources: ['links'] }];

const couponShown = (): Change[] => [{ circle: 'admins', resources: ['coupons'] }];

export const effects: Effects = {
  ...peopleEffects,
  ...moneyEffects,
  ...recordEffects,
  ...bidEffects,
  ...dealEffects,
  ...dealCheckEffects,
  ...supportEffects,
  imported: { sentence: ({ words }) => words ?? removedText, called: ({ was }) => was },

  // Links
  links_published: {
    sentence: ({ count, title, message }, { actorFirst, reader }) => {
      const what = reader.role === roles.client ? 'car' : 'link';
      const said = `${count === 1 ? `New ${what}: ${title ?? aCar}` : `${count} new ${what}s`}${actorFirst ? ` from ${actorFirst}` : ''}.`;
      return message ? `${said} “${message}”` : said;
    },
    step: () => 'links_published',
    notices: [{ to: 'client', as: 'links_published' }],
  },
  link_added: { sentence: () => 'Link added.', offTimeline: true, asks: ofLink },
  link_published: { sentence: () => 'Link published.', offTimeline: true, asks: ofShownLink },
  link_edited: { sentence: () => 'Link edited.', offTimeline: true, asks: ofLink },
  availability_asked: {
    sentence: ({ title }) => `Asked whether it’s still available: ${title ?? aCar}.`,
    asks: ofShownLink,
    notices: [{ to: 'staff', after: 'client', as: 'link_choice_made' }],
  },
  link_remarked: {
    sentence: ({ title }, { actorFirst }) => `${actorFirst ? `${actorFirst} left a remark on` : 'New remark on'} ${title ?? aCar}.`,
    asks: ofShownLink,
  },
  link_report_posted: { sentence: () => 'Research report posted.', offTimeline: true, asks: ofReport },
  link_worksheet_added: { sentence: () => 'OTD worksheet added.', offTimeline: true, asks: ofWorksheet },
  link_final_price_recorded: { sentence: () => 'Final price recorded.', offTimeline: true, asks: ofWorksheet },
  link_hidden: { sentence: ({ title }) => `Hidden: ${title ?? aCar}.`, asks: ofShownLink },
  link_moved: {
    called: ({ to }) => `link_${to}`,
    step: ({ from, to }) => eventOfMove(from, to),
    sentence: ({ from, to, reason, title }) => `${moved(from, title ?? aCar)[to]}${reason ? ` (${because(reason)})` : ''}.`,
    notices: [
      { to: 'staff', after: 'client', as: ({ to }) => (to === 'accepted' ? 'otd_accepted' : 'link_choice_made') },
      { to: 'client', after: 'staff', as: toldAs },
      // Nobody is told of what they did themselves: this is what the client's guest did.
      {
        to: 'client',
        after: 'client',
        as: 'link_moved',
        sentence: ({ from, to, title }, { actorFirst }) => `${actorFirst ?? 'Your guest'} ${guestDid(from, to)} ${title ?? aCar}.`,
      },
    ],
  },
  research_posted: { sentence: ({ title }) => `New research report: ${title ?? aCar}.`, notices: [{ to: 'client', as: 'research_posted' }] },
  otd_received: { sentence: ({ title }) => `New OTD price: ${title ?? aCar}.`, notices: [{ to: 'client', as: 'otd_received' }] },

  // Coupons. Their edits are kept as those of any record; `coupon_changed` is read of the time before (server/modules/coupons/changes.ts).
  coupon_made: { sentence: () => 'Coupon created.', offTimeline: true, asks: couponShown },
  coupon_changed: { sentence: () => 'Coupon updated.', offTimeline: true, asks: couponShown },

  // Complaints
  complaint_opened: { sentence: ({ subject }) => `Complaint opened${named(subject)}.`, notices: [{ to: 'admins', as: 'complaint_opened' }] },
  complaint_updated: {
    asks: ofComplaint,
    sentence: ({ to, subject }) => `The complaint${quoted(subject)} ${complaintMoved[to]}.`,
    notices: [
      { to: 'client', after: 'staff', as: 'complaint_updated' },
      { to: { person: 'employee_id', else: 'admins' }, after: 'client', as: 'complaint_updated' },
    ],
  },
  complaint_replied: {
    sentence: ({ subject }) => `New reply to the complaint${quoted(subject)}.`,
    offTimeline: true,
    notices: [
      { to: 'client', after: 'staff', as: 'complaint_updated' },
      { to: { person: 'employee_id', else: 'admins' }, after: 'client', as: 'complaint_updated' },
    ],
  },
  complaint_assigned: {
    asks: ofComplaint,
    sentence: ({ employee_id, subject }, { name }) => `${employee_id ? name(employee_id) : 'An admin'} is looking into your complaint${quoted(subject)}.`,
    notices: [
      {
        to: { person: 'employee_id', else: 'admins' },
        as: 'complaint_updated',
        sentence: ({ employee_id, subject }) => `${employee_id ? 'Complaint assigned to you' : 'Complaint needs an advisor'}${named(subject)}.`,
      },
    ],
  },

  // Chats
  message_new: {
    sentence: (_facts, { actor }) => `New message from ${actor ?? 'Forecourt'}.`,
    offTimeline: true,
    notices: [
      { to: 'staff', after: 'client', as: 'message_new', onceUnread: true, sentence: (_facts, { actor }) => `New message from ${actor ?? 'Forecourt'}.` },
      { to: 'client', after: 'staff', as: 'message_new', onceUnread: true },
    ],
  },
  // Who called it resolved before, and is heard of by nobody who does not look into the queue.
  reply_awaited: {
    sentence: (_facts, { actor }) => `${actor ?? 'The client'} is still waiting for a reply.`,
    offTimeline: true,
    notices: [{ to: 'staff', after: 'client', as: 'message_new', onceUnread: true }],
  },

  // Folders
  file_shared: {
    sentence: ({ count, file_name }) => (count === 1 ? `File shared${named(file_name)}.` : `${count} files shared.`),
    notices: [
      {
        to: 'client',
        as: 'file_shared',
        sentence: ({ count, file_name }, { actorFirst }) =>
          `${actorFirst ?? 'Your advisor'} shared ${count === 1 ? (file_name ?? 'a file') : `${count} files`} with you.`,
      },
    ],
  },
  file_uploaded: {
    sentence: ({ count, file_name }) => (count === 1 ? `File uploaded${named(file_name)}.` : `${count} files uploaded.`),
    notices: [{ to: 'staff', after: 'client', as: 'file_uploaded' }],
  },
  file_removed: { sentence: ({ file_name }) => `File removed${named(file_name)}.` },

  // Checklist
  checklist_submitted: {
    sentence: ({ again }) => `Checklist submitted${again ? ' again' : ''}.`,
    notices: [{ to: 'staff', as: 'checklist_submitted', sentence: ({ again }, { client }) => `${client} submitted the checklist${again ? ' again' : ''}.` }],
  },
  checklist_changed: { sentence: () => 'Checklist changed after submission.' },
  checklist_changes_requested: {
    sentence: ({ note }) => `Checklist changes requested${note ? `: ${note}` : '.'}`,
    notices: [{ to: 'client', as: 'checklist_changes_requested', sentence: () => 'Your advisor requested changes to your checklist.' }],
  },

  // Trackers
  tracker_changed: {
    sentence: () => 'Tracker updated.',
    offTimeline: true,
    asks: (_facts, { client_id }) => [{ client_id, internal: true, resources: ['customer-trackers'] }],
  },

  // Contact log and tasks
  contact_logged: {
    sentence: contactSentence,
    asks: (_facts, { client_id }) => [{ client_id, internal: true, resources: ['contacts', 'customer-trackers', 'dashboard-listings'] }],
  },
  task_done: { sentence: ({ title }) => `Task done${named(title)}.` },

  // Work table
  step_changed: { sentence: ({ to }) => `Step: ${stepInProcessLabels[to]}.` },
  car_delivered: { sentence: () => 'Your car was delivered.' },
  re_engage_due: {
    sentence: (_facts, { client }) => `Time to get in touch with ${client}.`,
    offTimeline: true,
    notices: [{ to: 'staff', as: 're_engage_due', sentence: (_facts, { client }) => `Time to get in touch with ${client}.` }],
  },
};

function contactSentence({ change, contact_kind, direction, minutes, summary }: ReadFacts<'contact_logged'>): string {
  const what = contactKindLabels[contact_kind];
  if (change === 'removed') return `${what} removed from the log.`;
  const how = [direction === null ? undefined : contactDirectionLabels[direction].toLowerCase(), minutes === null ? undefined : `${minutes} min`];
  const details = how.flatMap((each) => (each === undefined ? [] : [`, ${each}`])).join('');
  return `${what}${details}${change === 'changed' ? ', corrected' : ''}${summary ? `: ${summary}` : '.'}`;
}

const named = (text: string | undefined): string => (text ? `: ${text}` : '');
/** How a complaint is after a move. */
const complaintMoved: Readonly<Record<ComplaintStatus, string>> = {
  submitted: 'is open again',
  in_progress: 'is in progress',
  waiting_on_client: 'is waiting for the client’s reply',
  resolved: 'is resolved',
  closed: 'is closed',
  withdrawn: 'is withdrawn',
};

const quoted = (text: string | undefined): string => (text ? ` "${text}"` : '');
const because = (reason: LinkReason): string => linkReasonLabels[reason].toLowerCase();

/** What a move of staff is to the client: something new to look at, or that the link went on, came back or is gone. */
function toldAs({ from, to, told }: ReadFacts<'link_moved'>): NotificationKind | undefined {
  if (to === 'unavailable') return 'link_unavailable';
  if (told) return undefined;
  const isNew = from === 'research_requested' || from === 'otd_requested';
  if (isNew && to === 'researched') return 'research_posted';
  return isNew && to === 'otd_received' ? 'otd_received' : 'link_moved';
}

/** What a client's guest did to a link, with its title after it. */
function guestDid(from: LinkStatus, to: LinkStatus): string {
  if (from === 'rejected' || from === 'accepted') return 'undid a decision on';
  if (to === 'otd_requested') return from === 'otd_received' ? 'asked to negotiate again:' : 'asked for the out-the-door price of';
  return to === 'accepted' ? 'accepted the price of' : to === 'rejected' ? 'rejected' : 'asked for research on';
}

/** A link's result, derived from its previous state, without the period. */
function moved(from: LinkStatus, title: string): Readonly<Record<LinkStatus, string>> {
  const back = from === 'rejected' ? 'Rejection undone' : from === 'unavailable' ? 'Available again' : undefined;
  return {
    proposed: `${back ?? 'Available again'}: ${title}`,
    research_requested: back ? `${back}, research continues: ${title}` : `Research requested: ${title}`,
    researched: `${back ?? 'Research received'}: ${title}`,
    otd_requested: from === 'otd_received' ? `Negotiating again: ${title}` : back ? `${back}, OTD price requested: ${title}` : `OTD price requested: ${title}`,
    otd_received: `${from === 'accepted' ? 'Acceptance undone' : (back ?? 'OTD price received')}: ${title}`,
    accepted: `Price accepted: ${title}`,
    purchased: `Purchased: ${title}`,
    rejected: `Rejected: ${title}`,
    unavailable: `No longer available: ${title}`,
  };
}
