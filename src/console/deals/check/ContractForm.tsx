import Add from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useActionStarter } from '../../../../engine/console/actions/useActionStarter.tsx';
import { useDescriptor } from '../../../../engine/console/ContractContext.tsx';
import { FormErrorSummary } from '../../../../engine/web/fields/FormErrorSummary.tsx';
import { Restored } from '../../../../engine/web/form/Restored.tsx';
import { useOperationForm } from '../../../../engine/web/form/useOperationForm.ts';
import { Note } from '../../../../engine/web/Note.tsx';
import { messageOf, reasonOf } from '../../../../engine/web/problem.ts';
import { toast } from '../../../../engine/web/toast/toast.ts';
import type { Deal } from '../../../../generated/api.ts';
import { enterContractForm } from '../../../../generated/forms.ts';
import { api, dataOf } from '../../../api/client.ts';
import { rowPath } from '../../../features/worksheet/rows.ts';
import { LeaveGuard } from '../../client/worksheet/LeaveGuard.tsx';
import { isOver } from '../isOver.ts';
import { singleKeys } from '../../../kit/keys/single-keys.ts';
import { messages } from '../messages.ts';
import { refreshDeal } from '../queries.ts';
import { ContractTable } from './ContractTable.tsx';
import { DifferencePanel } from './DifferencePanel.tsx';
import { bodyOf, contractDraft, placeOf, problemsOf, type ContractDraft } from './draft.ts';
import { Figures } from './Figures.tsx';
import { answersOf, checkTable, type CheckLine } from './lines.ts';
import { Proof } from './Proof.tsx';

interface ContractFormProps {
  deal: Deal;
  /** Turns the pages of the document beside it. */
  onPage: (by: -1 | 1) => void;
  /** Something is typed that is not saved. */
  onDirty: (isDirty: boolean) => void;
  onSaved: (deal: Deal) => void;
}

/** The contract's lines beside the agreed ones: typed, compared while one types, and each difference resolved. All of it by keys, too. */
export function ContractForm({ deal, onPage, onDirty, onSaved }: ContractFormProps) {
  const queries = useQueryClient();
  const { actions } = useDescriptor();
  const table = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState('');
  const [accepts, setAccepts] = useState('');
  const revision = useActionStarter({ record: deal });
  const revise = actions.find(({ action }) => action === 'revise');
  const isFixed = isOver(deal);
  const form = useOperationForm<ContractDraft, ReturnType<typeof bodyOf>>({
    fields: enterContractForm,
    initial: contractDraft(deal.agreed, deal.contract),
    keep: `contract ${deal.id} ${deal.contract_at ?? ''}`,
    validate: async () => (await import('../../../../generated/validators/enterContract.js')).enterContractBody,
    check: problemsOf,
    body: bodyOf,
    place: placeOf,
    submit: async ({ total_otd, cash_due, ...lines }) => {
      if (total_otd === undefined || cash_due === undefined) return;
      onSaved(await dataOf(api.POST('/deals/{id}/contract', { params: { path: { id: deal.id } }, body: { ...lines, total_otd, cash_due } })));
      toast.success(messages.saved);
      await refreshDeal(queries);
    },
    again: (sent) => sent,
  });
  const draft = form.values;
  const { isDirty } = form;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const isSaved = deal.contract !== null && !isDirty;
  const { lines, check, open } = checkTable(deal.agreed, draft, answersOf(deal), isSaved);
  const locked = isFixed ? '' : isSaved ? undefined : messages.saveFirst;

  const type = ({ of }: CheckLine, cents: number | null) => {
    if ('amount' in of) form.set(of.amount, cents);
    else
      form.set(
        of.list,
        draft[of.list].map((row) => (row.key === of.row ? { ...row, amount: cents } : row)),
      );
  };
  const change = ({ of }: CheckLine, next: (rows: ContractDraft['other_fees'], at: number) => ContractDraft['other_fees']) => {
    if ('list' in of) form.set(of.list, next(draft[of.list], of.row));
  };
  const focusOn = (id: string) => setTimeout(() => document.getElementById(id)?.focus());
  const addLine = () => {
    const key = 1 + Math.max(-1, ...draft.other_fees.map((row) => row.key));
    form.set('other_fees', [...draft.other_fees, { key, label: '', amount: null, flag: false, agreed: null }]);
    focusOn(form.at(rowPath('other_fees', key, 'label')).id);
  };
  const ask = async ({ key }: { key: string }) => {
    try {
      await dataOf(api.POST('/deals/{id}/differences', { params: { path: { id: deal.id } }, body: { key, answer: 'ask_to_remove' } }));
      toast.success(messages.answered);
    } catch (error) {
      toast.error(reasonOf(error));
    } finally {
      await refreshDeal(queries);
    }
  };
  const line = lines.find(({ place }) => place === current);
  const difference = line?.difference?.blocks === true ? line.difference : undefined;
  const whenSaved = (act: () => void) => {
    if (locked === undefined) act();
    else if (locked !== '') toast.info(locked);
  };

  const inputs = () => [...(table.current?.querySelectorAll<HTMLInputElement>('input[data-amount]:not(:disabled)') ?? [])];
  const step = (from: EventTarget, by: -1 | 1) => {
    const all = inputs();
    const next = all[all.findIndex((input) => input === from) + by];
    next?.focus();
    next?.select();
  };
  const toNextDifference = () => {
    const bad = lines.filter((each) => each.difference?.blocks === true && each.state !== null && each.difference.answer !== 'accepted');
    const after = lines.findIndex(({ place }) => place === current);
    const next = bad.find((each) => lines.indexOf(each) > after) ?? bad[0];
    if (next) document.getElementById(form.at(next.place).id)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || event.altKey) return;
    const isName = target instanceof HTMLInputElement && target.dataset['words'] !== undefined;
    if (key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void form.onSubmit();
      return;
    }
    if (event.ctrlKey || event.metaKey || target instanceof HTMLButtonElement || (key.length === 1 && !singleKeys.isOn())) return;
    const keys: Readonly<Record<string, () => void>> = {
      ArrowUp: () => step(target, -1),
      ArrowDown: () => step(target, 1),
      Enter: () => {
        if (line && !line.isNew && line.typed === null && !isName) type(line, Math.abs(line.agreed ?? 0));
        step(isName ? (inputs()[inputs().findIndex((input) => input.id === target.id.replace(/label$/, 'amount')) - 1] ?? target) : target, 1);
      },
      ...(isName
        ? {}
        : {
            n: toNextDifference,
            '+': addLine,
            a: () => whenSaved(() => difference && difference.answer !== 'accepted' && void ask(difference)),
            r: () => whenSaved(() => difference && setAccepts(difference.key)),
            v: () => whenSaved(() => revise && difference && revision.start(revise)),
            '[': () => onPage(-1),
            ']': () => onPage(1),
          }),
    };
    const act = keys[key.length === 1 ? key.toLowerCase() : key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <>
      <LeaveGuard unsaved={isDirty} />
      <Box component="form" noValidate onSubmit={(event) => void form.onSubmit(event)} sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
        <Restored kept={form.kept} />
        <FormErrorSummary errors={form.errors} attempt={form.failedSubmits} />
        {form.problem && <Note tone="error">{messageOf(form.problem)}</Note>}
        <Card>
          <Figures agreed={deal.agreed_total} contract={draft.total_otd} open={open} />
          <Box ref={table} onKeyDown={onKeyDown}>
            <ContractTable
              lines={lines}
              isFixed={isFixed}
              idOf={({ place }) => form.at(place)}
              onType={type}
              onName={(each, name) => change(each, (rows, at) => rows.map((row) => (row.key === at ? { ...row, label: name } : row)))}
              onRemove={(each) => change(each, (rows, at) => rows.filter(({ key }) => key !== at))}
              onCurrent={({ place }) => setCurrent(place)}
            >
              {({ difference: found }) =>
                found && (
                  <DifferencePanel
                    dealId={deal.id}
                    difference={found}
                    locked={locked}
                    accepts={accepts === found.key}
                    onAsk={() => void ask(found)}
                    onAccept={(now) => setAccepts(now ? found.key : '')}
                    onRevise={revise ? () => revision.start(revise) : undefined}
                  />
                )
              }
            </ContractTable>
          </Box>
          {(isSaved || draft.total_otd !== null) && <Proof check={check} open={open} hasRule={deal.agreed.tax_rule !== null} />}
          {!isFixed && (
            <Box
              sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 2, padding: '12px 16px', borderTop: '1px solid var(--border)' }}
            >
              <Button startIcon={<Add />} onClick={addLine}>
                {messages.newLine}
              </Button>
              <Button type="submit" variant="contained" disabled={form.busy || isSaved}>
                {form.busy ? messages.saving : messages.save}
              </Button>
            </Box>
          )}
        </Card>
      </Box>
      {revision.dialog}
    </>
  );
}
