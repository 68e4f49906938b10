// Which resources have screens, and which lists come without anybody choosing something first.
import type { Kind } from '../inferring/kinds.ts';
import type { InferredResource, Understood } from '../inferring/understanding.ts';

/** Is there something to show of it: a list, or a record that opens by its key? */
export function isDrawn({ operations }: InferredResource): boolean {
  const has = (kind: Kind) => operations.some((one) => one.sure && one.kind.value === kind);
  return hasList({ operations }) || (has('show') && operations.some(({ record }) => record));
}

export const hasList = ({ operations }: Pick<InferredResource, 'operations'>): boolean =>
  operations.some((one) => one.sure && one.kind.value === 'list' && isAsked(one));

/** Can the list be asked for without anybody typing something first? */
export const isAsked = ({ operation, query }: Understood): boolean =>
  operation.parameters.every(
    ({ required, in: place, shape, name }) =>
      !required ||
      place === 'path' ||
      place === 'header' ||
      name === query?.pager.value.parameter ||
      name === query?.pager.value.size ||
      shape.default !== undefined ||
      (shape.kind === 'scalar' && shape.values !== undefined) ||
      (shape.kind === 'list' && shape.items.kind === 'scalar' && shape.items.values !== undefined),
  );
