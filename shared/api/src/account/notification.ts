import * as v from 'valibot';

/** A notification (ENT-17, NOT-05). `url` is an app path such as `/service-details/S-…`. */
export const notificationSchema = v.object({
  id: v.string(),
  read: v.boolean(),
  url: v.string(),
  timestamp: v.string(),
  changed: v.boolean(),
  description: v.string(),
  company_name: v.string(),
  company_identifier: v.string(),
  type: v.picklist(['message', 'action', 'check', 'internal', 'payment']),
});
export type Notification = v.InferOutput<typeof notificationSchema>;

/** Newest first (C-139). */
export const notificationsSchema = v.object({
  data: v.object({ all: v.object({ all: v.array(notificationSchema) }) }),
});

export const notificationChangesRequestSchema = v.object({
  last_id: v.optional(v.nullable(v.string()), null),
  timestamp: v.optional(v.nullable(v.string()), null),
});
