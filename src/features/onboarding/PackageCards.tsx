import Chosen from '@mui/icons-material/RadioButtonCheckedRounded';
import Open from '@mui/icons-material/RadioButtonUncheckedRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import type { Package } from '../../../generated/api.ts';
import { messages } from './messages.ts';
import { PackageFace } from './PackageFace.tsx';

interface PackageCardsProps {
  packages: readonly Package[];
  chosen: string | null;
  onChoose: (identifier: string) => void;
  /** Of the card that takes the Tab. */
  id?: string;
  /** Replaces the price: the difference to pay for an upgrade. */
  priceOf?: (offer: Package) => number;
}

/** Shows that one of the cards is to be chosen. */
const mark = { fontSize: 20, flex: 'none', alignSelf: 'center' } as const;
const arrows: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
const ownPrice = (offer: Package) => offer.price;

/** Packages side by side, one of them to be chosen. */
export function PackageCards({ packages, chosen, onChoose, id, priceOf = ownPrice }: PackageCardsProps) {
  const group = useRef<HTMLDivElement>(null);
  const inTabOrder = Math.max(
    0,
    packages.findIndex((offer) => offer.package_identifier === chosen),
  );
  // As in every group of radio buttons: one of them takes the Tab, the arrow keys choose.
  const onKeyDown = (event: KeyboardEvent, place: number) => {
    const step = arrows[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (place + step + packages.length) % packages.length;
    const offer = packages[next];
    if (offer === undefined) return;
    onChoose(offer.package_identifier);
    group.current?.querySelectorAll<HTMLElement>('[role="radio"]')[next]?.focus();
  };
  return (
    <Box
      ref={group}
      role="radiogroup"
      aria-label={messages.choosePackage}
      sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))', gap: 4, maxWidth: packages.length * 400 }}
    >
      {packages.map((offer, place) => {
        const isChosen = offer.package_identifier === chosen;
        return (
          <ButtonBase
            key={offer.id}
            id={place === inTabOrder ? id : undefined}
            role="radio"
            aria-checked={isChosen}
            tabIndex={place === inTabOrder ? 0 : -1}
            onKeyDown={(event) => onKeyDown(event, place)}
            onClick={() => onChoose(offer.package_identifier)}
            sx={{
              display: 'flex',
              flexDirection: 'column',
              alignItems: 'stretch',
              justifyContent: 'flex-start',
              textAlign: 'left',
              padding: '20px 24px',
              font: 'inherit',
              borderRadius: 'var(--r)',
              border: '1px solid',
              borderColor: isChosen ? 'var(--accent)' : 'var(--border)',
              boxShadow: isChosen ? 'inset 0 0 0 1px var(--accent)' : 'none',
              background: isChosen ? 'var(--accent-soft)' : 'var(--surface)',
              '&:hover': { borderColor: isChosen ? 'var(--accent)' : 'var(--border-strong)' },
            }}
          >
            <PackageFace
              offer={offer}
              price={priceOf(offer)}
              mark={
                isChosen ? (
                  <Chosen aria-hidden="true" sx={{ ...mark, color: 'primary.main' }} />
                ) : (
                  <Open aria-hidden="true" sx={{ ...mark, color: 'text.tertiary' }} />
                )
              }
            />
          </ButtonBase>
        );
      })}
    </Box>
  );
}
