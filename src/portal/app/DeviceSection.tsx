import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { reasonOf } from '../../../engine/web/problem.ts';
import { toast } from '../../../engine/web/toast/toast.ts';
import { Section } from '../../features/profile/Section.tsx';
import { deviceState, turnOff, turnOn, whenKept, type DeviceState } from './device.ts';
import { messages } from './messages.ts';

/** Whether this device is told that there is something new while the portal is closed. */
export function DeviceSection() {
  const [state, setState] = useState<DeviceState>('none');
  useEffect(() => {
    let isGone = false;
    const look = () =>
      deviceState().then(
        (now) => void (isGone || setState(now)),
        () => {},
      );
    // The portal keeps itself on the device after its first screen: until then there is nobody to tell.
    void look().then(whenKept).then(look);
    return () => {
      isGone = true;
    };
  }, []);
  const change = useMutation({
    mutationFn: (on: boolean) => (on ? turnOn() : turnOff()),
    onSuccess: setState,
    onError: (error) => toast.error(reasonOf(error)),
  });
  return (
    <Section title={messages.title} lead={messages.lead}>
      {state === 'on' || state === 'off' ? (
        <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Switch checked={state === 'on'} disabled={change.isPending} onChange={(_event, on) => change.mutate(on)} />
          {messages.tell}
        </Box>
      ) : (
        <Box sx={{ color: 'text.secondary' }}>{messages[state]}</Box>
      )}
    </Section>
  );
}
