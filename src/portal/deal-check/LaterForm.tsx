import { Suspense } from 'react';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import { Skeleton } from '../../../engine/web/Skeleton.tsx';
import { Loading } from '../../../engine/web/skeletons.tsx';
import { messages } from './messages.ts';
import type { SendFormProps } from './SendForm.tsx';

const SendForm = lazyScreen(() => import('./SendForm.tsx'));

/** The form, fetched where one sends: the report needs none of it. */
export function LaterForm(props: SendFormProps) {
  return (
    <Suspense
      fallback={
        <Loading label={messages.loading}>
          <Skeleton height={420} />
        </Loading>
      }
    >
      <SendForm {...props} />
    </Suspense>
  );
}
