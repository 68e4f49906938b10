import { useEffect } from 'react';
import { useNotificationContext, useTranslate } from 'react-admin';
import { toast } from '../../engine/web/toast/toast.ts';

/** React-admin's notifications go through the one toaster of all areas. */
export function NotificationBridge(): null {
  const { notifications, takeNotification } = useNotificationContext();
  const translate = useTranslate();
  useEffect(() => {
    if (notifications.length === 0) return;
    const taken = takeNotification();
    if (!taken || typeof taken.message !== 'string') return;
    const message = translate(taken.message, { ...taken.notificationOptions?.messageArgs });
    const tone = taken.type === 'success' || taken.type === 'error' || taken.type === 'warning' ? taken.type : 'info';
    toast[tone](message);
  }, [notifications, takeNotification, translate]);
  return null;
}
