/** How shell, edge and backend speak of a session whose token no script has (C-350, C-351). */
export const SESSION_HEADERS = {
  /**
   * From the shell, with every call that is made for a session or may open one: the session's mark, or `NO_SESSION`.
   * No other site can send it, because browsers would ask the edge first, which allows nobody. A call without it brings
   * its token itself, and gets the one that it opens: shells before this one, wrappers, programs. An answer has it, too: an
   * edge that knows nothing of it has added no token, so that its 401 says nothing of the session.
   */
  mark: 'X-Portal-Session',
  /** From the edge to the backend: the token of a session that is opened goes into a cookie and not into the answer. */
  atEdge: 'X-Session-At-Edge',
  /** From the backend to the edge, which lets it go no further: the token of the session that was opened. */
  opened: 'X-Session-Opened',
} as const;

/** The mark of a call that is made for nobody. */
export const NO_SESSION = 'none';
