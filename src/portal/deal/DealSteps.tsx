import { dealTurns, type DealTurn } from '../../../domain/deal-turns.ts';
import { formatCents, formatDay, formatWeekday, todayHere } from '../../../engine/web/format.ts';
import { StatusChip } from '../../../engine/web/StatusChip.tsx';
import type { Deal } from '../../../generated/api.ts';
import { Rail, type RailStep } from '../dashboard/Rail.tsx';
import { messages } from './messages.ts';

/** Where each of the client's turns belongs. */
const stepOfTurn: Readonly<Record<DealTurn['kind'], string>> = {
  confirm_contract: 'contract',
  choose_delivery: 'delivery',
  bring_papers: 'papers',
  rate_deal: 'delivered',
};

/** From the accepted price to the delivered car. */
export function DealSteps({ deal }: { deal: Deal }) {
  const steps = stepsOf(deal);
  const chip = steps.some(({ state }) => state === 'wrong') ? (
    <StatusChip tone="error" label={messages.differs} />
  ) : steps.some(({ state }) => state === 'now') ? (
    <StatusChip tone="turn" label={messages.yourTurn} />
  ) : undefined;
  const [turn] = dealTurns(deal);
  return <Rail label={messages.title} steps={steps} first={turn && stepOfTurn[turn.kind]} chip={chip} />;
}

const dayOf = (instant: string): string => formatWeekday(todayHere(new Date(instant)));

function stepsOf(deal: Deal): RailStep[] {
  const [accepted, papers, contract, delivery, delivered] = messages.steps;
  const waits = new Set(dealTurns(deal).map(({ kind }) => kind));
  const isDone = deal.status === 'delivered';
  const differs = deal.open_differences > 0;
  const all = deal.papers.length;
  const isConfirmed = deal.confirmed_at !== null || isDone;
  return [
    { key: 'accepted', label: accepted, detail: dayOf(deal.accepted_at), state: 'done' },
    {
      key: 'papers',
      label: papers,
      detail: messages.papersDone(deal.papers_done, all),
      state: isDone || deal.papers_done === all ? 'done' : waits.has('bring_papers') ? 'now' : 'open',
    },
    {
      key: 'contract',
      label: contract,
      detail: contractWords(deal),
      state: isConfirmed ? 'done' : differs ? 'wrong' : waits.has('confirm_contract') ? 'now' : deal.contract ? 'open' : 'next',
    },
    {
      key: 'delivery',
      label: delivery,
      detail: deal.delivery_at ? dayOf(deal.delivery_at) : waits.has('choose_delivery') ? messages.delivery.choose : null,
      state: isDone ? 'done' : waits.has('choose_delivery') ? 'now' : isConfirmed ? 'open' : 'next',
    },
    { key: 'delivered', label: delivered, detail: deal.delivered_on && formatDay(deal.delivered_on), state: isDone ? 'done' : 'next' },
  ];
}

function contractWords({ status, open_differences, differs_by, confirmed_at }: Deal): string | null {
  if (open_differences > 0) return differs_by ? messages.contractOff(formatCents(Math.abs(differs_by)), differs_by > 0) : null;
  if (confirmed_at !== null) return dayOf(confirmed_at);
  return status === 'contract_check' ? messages.contract.confirm : null;
}
