import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { useState, type KeyboardEvent } from 'react';
import type { RaRecord } from 'react-admin';
import { linesToBegin, typedInBy } from '../../../domain/bids.ts';
import { useActionStarter } from '../../../engine/console/actions/useActionStarter.tsx';
import { useDescriptor } from '../../../engine/console/ContractContext.tsx';
import { inSentence } from '../../../engine/contract/inSentence.ts';
import { notLoaded } from '../../../engine/web/problem.ts';
import { RowsSkeleton } from '../../../engine/web/skeletons.tsx';
import { ErrorState } from '../../../engine/web/states.tsx';
import type { BidInvitation, BidRequest } from '../../../generated/api.ts';
import { BidRows } from '../../features/bids/BidRows.tsx';
import { sheetOfBid } from '../../features/bids/compare.ts';
import { bidTable } from '../../features/bids/table.ts';
import { compareGroups, differs } from '../../features/links/compare.ts';
import { useFeeMedians } from '../../features/links/queries.ts';
import { KeyCaps } from '../KeyCaps.tsx';
import { DealerHead } from './DealerHead.tsx';
import { DealerList } from './DealerList.tsx';
import { DealerFacts, DealerRecord } from './DealerRows.tsx';
import { messages } from './messages.ts';
import { PublishBar } from './PublishBar.tsx';
import { dealersQuery } from './queries.ts';
import { Rounds } from './Rounds.tsx';

/** The rounds of a price request, and what each dealer gave, line by line: chosen, published, typed in, all by keys, too. */
export function BidDesk({ record }: { record: RaRecord }) {
  const request = record as RaRecord & BidRequest;
  const asked = useQuery(dealersQuery(request.id));
  if (asked.isError) {
    return (
      <ErrorState title={messages.didNotLoad} onRetry={() => void asked.refetch()}>
        {notLoaded(asked.error)}
      </ErrorState>
    );
  }
  if (!asked.data) return <RowsSkeleton rows={8} />;
  return <Desk request={request} dealers={asked.data} />;
}

function Desk({ request, dealers }: { request: RaRecord & BidRequest; dealers: readonly BidInvitation[] }) {
  const { actions } = useDescriptor();
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const isPhone = useMediaQuery('(max-width: 640px)');
  const [compares, setCompares] = useState(false);
  const [column, setColumn] = useState(0);
  const [line, setLine] = useState(0);
  const bids = dealers.map(({ bids: [bid] }) => bid);
  const medians = useFeeMedians(bids.find((bid) => bid?.tax_rule)?.tax_rule?.state);
  const hasTrade = bids.some((bid) => (bid?.lines.trade_allowance ?? 0) > 0);
  const groups = compareGroups(
    [],
    bids.map((bid) => bid && sheetOfBid(bid, hasTrade ? (request.trade_in ?? '') : null)),
  );
  const rows = groups.flatMap((group) => (onlyDifferences ? group.rows.filter(differs) : group.rows));
  const current = dealers[Math.min(column, dealers.length - 1)];
  const starter = useActionStarter({ record: request, begun: { dealer_ids: [...chosen] }, onDone: () => setChosen(new Set()) });
  const newest = current?.bids[0];
  // The next revision begins as the last one was, as on the dealer's own page.
  const typing = useActionStarter({
    record: request,
    begun: current ? { dealer_id: current.dealer_id, source: typedInBy[0], ...(newest ? { lines: linesToBegin(newest.lines) } : {}) } : {},
  });
  const [target, setTarget] = useState<number | null>(null);
  const rounding = useActionStarter({ record: request, begun: target === null ? {} : { target_total: target } });
  const at = rows[Math.min(line, rows.length - 1)];
  const asking = useActionStarter({ record: request, begun: current && at ? { dealer_id: current.dealer_id, line: at.label } : {} });
  const action = (name: string) => actions.find((each) => each.action === name);
  const [publish, startRound, enterBid, askAbout] = [action('publish'), action('startRound'), action('enterBid'), action('askAbout')];
  const mayPublish = publish !== undefined && request.status !== 'draft';
  const mayAsk = request.status === 'open' && current?.sent_at !== null && at?.total !== true;
  const toggle = (id: string | undefined, has: boolean) => {
    if (id === undefined || !has) return;
    setChosen((before) => (before.has(id) ? new Set([...before].filter((each) => each !== id)) : new Set([...before, id])));
  };
  const next = (cents: number | null) => {
    setTarget(cents);
    if (startRound) rounding.start(startRound);
  };
  const pick = (picked: number, row: string) => {
    setColumn(picked);
    setLine(
      Math.max(
        0,
        rows.findIndex(({ key }) => key === row),
      ),
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const keys: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => setColumn(Math.max(0, column - 1)),
      ArrowRight: () => setColumn(Math.min(dealers.length - 1, column + 1)),
      ArrowUp: () => setLine(Math.max(0, line - 1)),
      ArrowDown: () => setLine(Math.min(rows.length - 1, line + 1)),
      x: () => toggle(current?.dealer_id, (current?.bids.length ?? 0) > 0),
      d: () => setOnlyDifferences(!onlyDifferences),
      e: () => enterBid && request.status !== 'draft' && typing.start(enterBid),
      a: () => askAbout && mayAsk && asking.start(askAbout),
      r: () => startRound && request.answered > 0 && next(request.best_total),
      p: () => publish && mayPublish && chosen.size > 0 && starter.start(publish),
    };
    const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const best = Math.min(...bids.flatMap((bid) => (bid ? [bid.comparable_otd] : [])));
  return (
    <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
      <Rounds request={request} dealers={dealers} {...(startRound && request.answered > 0 ? { onNext: next } : {})} />
      <Card>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, padding: '8px 16px' }}>
          <Box component="h2" sx={{ typography: 'h4', flex: 1 }}>
            {messages.title}
          </Box>
          {isPhone && compares && (
            <Button size="small" onClick={() => setCompares(false)}>
              {messages.list}
            </Button>
          )}
          {(!isPhone || compares) && (
            <FormControlLabel control={<Switch checked={onlyDifferences} onChange={(_event, on) => setOnlyDifferences(on)} />} label={messages.differences} />
          )}
          {(!isPhone || compares) && askAbout && mayAsk && current && at && (
            <Button variant="outlined" size="small" onClick={() => asking.start(askAbout)}>
              {messages.askAbout(current.dealer_name, inSentence(at.label))}
            </Button>
          )}
          {enterBid && request.status !== 'draft' && (
            <Button variant="outlined" size="small" onClick={() => typing.start(enterBid)}>
              {messages.typeIn}
            </Button>
          )}
        </Box>
        {isPhone && !compares && (
          <DealerList
            dealers={dealers}
            medians={medians}
            best={best}
            chosen={chosen}
            onToggle={({ dealer_id, bids: given }) => toggle(dealer_id, given.length > 0)}
            onCompare={() => setCompares(true)}
          />
        )}
        <Box
          hidden={isPhone && !compares}
          sx={{ overflowX: 'auto', '&[hidden]': { display: 'none' } }}
          tabIndex={0}
          role="region"
          aria-label={messages.title}
          onKeyDown={onKeyDown}
        >
          <Box component="table" sx={bidTable(dealers.length, true)}>
            <thead>
              <tr>
                <td>{messages.line}</td>
                {dealers.map((dealer, index) => (
                  <DealerHead
                    wanted={request}
                    key={dealer.dealer_id}
                    dealer={dealer}
                    best={best}
                    isChosen={chosen.has(dealer.dealer_id)}
                    isCurrent={index === column}
                    onToggle={() => toggle(dealer.dealer_id, dealer.bids.length > 0)}
                  />
                ))}
              </tr>
            </thead>
            <tbody>
              <DealerFacts dealers={dealers} />
              <BidRows groups={groups} bids={bids} onlyDifferences={onlyDifferences} medians={medians} current={{ column, row: at?.key ?? '' }} onPick={pick} />
              <DealerRecord dealers={dealers} />
            </tbody>
          </Box>
        </Box>
        {mayPublish && publish && (
          <PublishBar request={request} dealers={dealers} chosen={chosen} pending={starter.pending} onPublish={() => starter.start(publish)} />
        )}
      </Card>
      <KeyCaps caps={keyCaps} hint={messages.hint} />
      {starter.dialog}
      {typing.dialog}
      {asking.dialog}
      {rounding.dialog}
    </Box>
  );
}

const keyCaps = [
  ['← →', messages.keys.dealer],
  ['↑ ↓', messages.keys.line],
  ['X', messages.keys.choose],
  ['E', messages.keys.typeIn],
  ['A', messages.keys.ask],
  ['D', messages.keys.differences],
  ['R', messages.keys.round],
  ['P', messages.keys.publish],
] as const;
