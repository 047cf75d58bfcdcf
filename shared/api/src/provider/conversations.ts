import * as v from 'valibot';
import { chatEntrySchema } from '../work/work.ts';
import { providerCustomerSchema } from './providerWork.ts';

/** What customers wrote and nobody answered, whoever waits longest first (C-797). */
export const conversationsSchema = v.object({
  conversations: v.array(
    v.object({
      /** `A-…` or `S-…`. */
      id: v.string(),
      customer: v.nullable(providerCustomerSchema),
      /** What it is about: its item, or else its services. */
      about: v.string(),
      /** When the first line was written that waits for an answer. */
      since: v.string(),
      /** The newest 20 lines of both sides, oldest first. */
      messages: v.array(chatEntrySchema),
    }),
  ),
  next: v.nullable(v.string()),
});
export type Conversations = v.InferOutput<typeof conversationsSchema>;
export type Conversation = Conversations['conversations'][number];
