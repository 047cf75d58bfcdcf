/** Below which the edge says where a notice on a device leads to (REM-15): `/client/push/{id}`, for the worker alone. */
export const PUSHED_PATH = '/client/push';
