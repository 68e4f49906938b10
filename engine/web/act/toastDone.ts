import { messages } from '../messages.ts';
import { toast } from '../toast/toast.ts';

/**
 * Reports the result, with undo where there is one.
 * @param undo undoes it; its failure is reported in the server's words
 */
export function toastDone(message: string, undo?: () => Promise<unknown>): void {
  if (!undo) {
    toast.success(message);
    return;
  }
  toast.success(message, {
    action: {
      label: messages.undo,
      onClick: () => {
        void undo().then(
          () => toast.info(messages.undone),
          (error: unknown) => toast.error(error instanceof Error && error.message ? error.message : messages.somethingWentWrong),
        );
      },
    },
  });
}
