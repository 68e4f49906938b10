import { trackerTopicValues, trackerTopicLabels } from '../../../../generated/enums.ts';

/** A tracker field as people read it: the topic in words, or the name it was given. */
export function topicName(field: string): string {
  const topic = trackerTopicValues.find((value) => value === field);
  return topic ? trackerTopicLabels[topic] : field;
}
