import { carName } from '../../../domain/car-name.ts';
import type { VinFacts } from '../../../generated/api.ts';

/** A read car in words: `2019 Kia Sorento SX (3.3 L, 6 cylinders)`. */
export const carRead = ({ year, make, model, trim, engine }: Pick<VinFacts, 'year' | 'make' | 'model' | 'trim'> & Partial<Pick<VinFacts, 'engine'>>): string =>
  [year?.toString(), carName(make, model, trim), engine && `(${engine})`].filter(Boolean).join(' ');
