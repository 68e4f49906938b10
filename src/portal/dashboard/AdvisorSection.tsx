import Chat from '@mui/icons-material/ChatBubbleOutlineRounded';
import Schedule from '@mui/icons-material/ScheduleRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Card } from '../../../engine/web/Card.tsx';
import Typography from '@mui/material/Typography';
import PersonSearch from '@mui/icons-material/PersonSearchOutlined';
import { Link } from '../../kit/router/Link.tsx';
import type { AdvisorCard, PackageKind } from '../../../generated/api.ts';
import { usePublicSettings } from '../../api/public-settings.ts';
import { useAreaPath } from '../../kit/area/area.ts';
import { dueText, hoursText, promiseText } from '../../features/support/answer-hours.ts';
import { Avatar } from '../../../engine/web/Avatar.tsx';
import { formatDay } from '../../../engine/web/format.ts';
import { EmptyState } from '../../../engine/web/states.tsx';
import { dashboardMessages } from './messages.ts';

/** Who works for the client, and when an answer comes. `isNext`: all that is needed for an advisor is here. */
export function AdvisorSection({ card, isNext, kind }: { card: AdvisorCard; isNext: boolean; kind: PackageKind }) {
  const to = useAreaPath();
  const settings = usePublicSettings();
  const { advisor, answer_by: answerBy } = card;
  return (
    <section>
      <Typography variant="h3" component="h2" sx={{ mb: 4 }}>
        {dashboardMessages.advisor}
      </Typography>
      <Card sx={{ padding: { xs: 4, md: 6 } }}>
        {advisor === null ? (
          <EmptyState icon={<PersonSearch />} title={dashboardMessages.noAdvisor}>
            {kind === 'review' ? dashboardMessages.noReviewerText : isNext ? dashboardMessages.advisorSoonText : dashboardMessages.noAdvisorText}
          </EmptyState>
        ) : (
          <>
            <Box sx={{ display: 'flex', gap: 4, alignItems: 'center', mb: 5 }}>
              <Avatar name={advisor.name} size="lg" />
              <div>
                <Typography variant="h4" component="h3">
                  {advisor.name}
                </Typography>
                {advisor.title && (
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {advisor.title}
                  </Typography>
                )}
              </div>
            </Box>
            <Box sx={{ display: 'flex', gap: 3, padding: '14px 16px', borderRadius: 'var(--r)', background: 'var(--accent-soft)', mb: 4 }}>
              <Schedule aria-hidden="true" sx={{ color: 'var(--accent-ink)', mt: '1px' }} />
              <div>
                <Box component="b" sx={{ display: 'block', fontWeight: 'var(--w-strong)', lineHeight: '22px' }}>
                  {dashboardMessages.answersBy(dueText(answerBy))}
                </Box>
                {advisor.absent_until && (
                  <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
                    {dashboardMessages.absentUntil(formatDay(advisor.absent_until))}
                  </Typography>
                )}
              </div>
            </Box>
          </>
        )}
        <Button component={Link} to={to('/chats')} variant={advisor === null ? 'outlined' : 'contained'} startIcon={<Chat />} fullWidth>
          {advisor === null ? dashboardMessages.writeToDesk : dashboardMessages.message}
        </Button>
        <Typography variant="body2" sx={{ color: 'text.tertiary', mt: 4 }}>
          {dashboardMessages.answerHours(hoursText(settings), promiseText(settings))}
        </Typography>
      </Card>
    </section>
  );
}
