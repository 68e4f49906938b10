// What the document says by keys of ours and that names nothing: a key that no record has, a parent that is no resource.
import { known } from '../nearest.ts';
import type { PlacedText } from '../reading/files.ts';
import { propertiesOf } from '../reading/schemas.ts';
import type { Collection } from './collections.ts';
import type { InferredResource, Question } from './understanding.ts';

/** Each is told at its own place; what was inferred stays. */
export function strangeNames(collections: readonly Collection[], resources: readonly InferredResource[]): Question[] {
  const names = resources.map(({ name }) => name);
  const identities = collections.flatMap(({ strangeIdentity, name, shape }) =>
    strangeIdentity
      ? [told(strangeIdentity, `x-identity says “${strangeIdentity.text}”, but one of “${name}” has no such property`, Object.keys(propertiesOf(shape)))]
      : [],
  );
  const properties = resources.flatMap(({ name, shape, operations }) => {
    const inner = Object.keys(propertiesOf(shape));
    return operations.flatMap(({ operation }) => {
      const property = operation.said?.concurrency?.property;
      return property && inner.length > 0 && !inner.includes(property.text)
        ? [told(property, `x-collection says “concurrency.property: ${property.text}”, but one of “${name}” has no such property`, inner)]
        : [];
    });
  });
  const parents = resources.flatMap(({ operations }) =>
    operations.flatMap(({ operation }) => {
      const parent = operation.said?.parent;
      return parent && !names.includes(parent.text) ? [told(parent, `x-parent says “${parent.text}”, but there is no such resource`, names)] : [];
    }),
  );
  return unique([...identities, ...parents, ...properties]);
}

function told({ text, file, at }: PlacedText, says: string, words: readonly string[]): Question {
  const sentence = `${says}${known(text, words)}`;
  return { at: { file, at }, confidence: 0, says: sentence.endsWith('?') ? sentence : `${sentence}.` };
}

/** A schema that several collections hold, or a path's key that each of its calls has, is told of once. */
const unique = (questions: readonly Question[]): Question[] =>
  questions.filter(({ says, at }, index) => questions.findIndex((other) => other.says === says && other.at.at.join('/') === at.at.join('/')) === index);
