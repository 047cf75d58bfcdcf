/**
 * How the keys begin under which a remote keeps in the tab (`sessionStorage`) how a customer left its pages. The shell
 * removes them at the end of the session, whether the remote is loaded then or not (SHL-71).
 */
export const CUSTOMER_STATE_PREFIX = 'portal.customer:';
