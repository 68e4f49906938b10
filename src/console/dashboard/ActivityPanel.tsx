import Insights from '@mui/icons-material/InsightsOutlined';
import { useState } from 'react';
import { inSentence } from '../../../engine/contract/inSentence.ts';
import { formatNumber } from '../../../engine/web/format.ts';
import { Skeleton } from '../../../engine/web/Skeleton.tsx';
import { EmptyState } from '../../../engine/web/states.tsx';
import type { ReportMeasure } from '../../../generated/api.ts';
import { reportMeasureValues, reportMeasureLabels, reportUnitLabels } from '../../../generated/enums.ts';
import { ChartOrTable, Legend } from './ChartOrTable.tsx';
import { counts } from './figure.ts';
import { messages } from './messages.ts';
import { Panel } from './Panel.tsx';
import type { Choice } from './period.ts';
import { activityQuery, useFresh } from './queries.ts';
import { activityChart } from './series.ts';
import { ShownSelect } from './ShownSelect.tsx';

/** Counts of an activity, by advisor. The contract says what can be counted; each has its chart here. */
export function ActivityPanel({ choice, today }: { choice: Choice; today: string }) {
  const [measure, setMeasure] = useState<ReportMeasure>('links_published');
  const query = useFresh(activityQuery(measure, choice));
  const chart = query.data && activityChart(query.data, today);
  const name = reportMeasureLabels[measure];
  return (
    <Panel
      title={messages.activity}
      query={query}
      loading={messages.loadingActivity}
      failed={messages.activityFailed}
      skeleton={<Skeleton height={212} width="100%" />}
      aside={<ShownSelect label={messages.measure} values={reportMeasureValues} labels={reportMeasureLabels} value={measure} onChange={setMeasure} />}
    >
      {({ unit, total, total_before }) =>
        chart === undefined || total === 0 ? (
          <EmptyState icon={<Insights />} title={messages.noActivity(inSentence(name))}>
            {messages.noActivityHint}
          </EmptyState>
        ) : (
          <ChartOrTable figure={counts} label={name} unit={reportUnitLabels[unit]} chart={chart}>
            <Legend series={chart.series} />
            <span className="num">{messages.activityTotal(formatNumber(total), formatNumber(total_before))}</span>
          </ChartOrTable>
        )
      }
    </Panel>
  );
}
