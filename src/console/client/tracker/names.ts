import { trackerTopicValues, trackerTopicWords } from '../../../../generated/enums.ts';

/** A tracker field as people read it: the topic in words, or the name it was given. */
export function topicName(field: string): string {
  const topic = trackerTopicValues.find((value) => value === field);
  return topic ? trackerTopicWords[topic] : field;
}
