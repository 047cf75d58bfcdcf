import { DEVICE_KEY } from '@portal/api/http/deviceKey';
import type { Context } from 'hono';
import { newSecret } from '../../platform/secret.ts';
import { nameDevice } from './nameDevice.ts';

/** The device that a login comes from. */
export interface Device {
  /** In words, as its owner knows it (ACC-01). */
  name: string;
  /** What its browser keeps to be known again (ACC-04). */
  key: string;
  /** Made just now: the browser does not have it yet. */
  isNew: boolean;
}

const keyFormat = /^[\w-]{20,100}$/;

/** The device of a call; one that brings no key is given one with the session that it opens. */
export function deviceOf(context: Context): Device {
  const name = nameDevice(context.req.header('user-agent') ?? '');
  const key = context.req.header(DEVICE_KEY.header);
  if (key !== undefined && keyFormat.test(key)) return { name, key, isNew: false };
  return { name, key: newSecret(), isNew: true };
}
