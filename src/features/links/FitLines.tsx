import Check from '@mui/icons-material/CheckCircleOutlineRounded';
import Warning from '@mui/icons-material/WarningAmberRounded';
import { styled } from '@mui/material/styles';
import type { LinkFit } from '../../../generated/api.ts';
import { messages } from './messages.ts';

const Line = styled('p')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '4px 8px',
  fontSize: 'var(--fs-ui)',
  lineHeight: '20px',
  color: 'var(--text-2)',
});
const Ticks = styled('span')({ display: 'inline-flex', gap: 3, flex: 'none' });
const Tick = styled('i')({
  width: 8,
  height: 8,
  borderRadius: 2,
  border: '1px solid var(--border-strong)',
  '&[data-met]': { background: 'var(--accent)', borderColor: 'var(--accent)' },
});

/** Beyond this many musts the ticks would only be noise. */
const mostTicks = 12;

/** How a car meets the checklist: musts met, missing ones, unknown ones, rejects hit. `forStaff` refers to the client; `isShort` where each must is listed beside it. */
export function FitLines({ fit, forStaff = false, isShort = false }: { fit: LinkFit; forStaff?: boolean; isShort?: boolean }) {
  const rejects = forStaff ? messages.theirRejects : messages.yourRejects;
  return (
    <>
      {fit.musts > 0 && (
        <Line>
          {fit.musts <= mostTicks && (
            <Ticks aria-hidden="true">
              {Array.from({ length: fit.musts }, (_unused, index) => (
                <Tick key={index} data-met={index < fit.musts_met || undefined} />
              ))}
            </Ticks>
          )}
          <span style={{ flex: '1 1 200px' }}>
            <b style={{ fontWeight: 'var(--w-medium)', color: 'var(--text)' }}>{messages.musts(fit.musts_met, fit.musts)}</b>
            {!isShort && fit.missing.length > 0 && messages.missing(fit.missing.join(', '))}
            {!isShort && fit.unknown.length > 0 && messages.unknown(fit.unknown.join(', '))}
          </span>
        </Line>
      )}
      <Line>
        {fit.rejects_hit.length === 0 ? (
          <Check fontSize="small" sx={{ color: 'success.main', fontSize: 16 }} aria-hidden="true" />
        ) : (
          <Warning sx={{ color: 'warning.main', fontSize: 16 }} aria-hidden="true" />
        )}
        <span>{fit.rejects_hit.length === 0 ? rejects.none : rejects.hit(fit.rejects_hit.join(', '))}</span>
      </Line>
    </>
  );
}
