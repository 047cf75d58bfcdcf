/** How a move of the customer is drawn: at once, until what shows it has come (`showMoves`). */
export const moves = {
  draw(act: () => void): void {
    act();
  },
  /** The page or step that a move leads to stands there. */
  arrived(): void {},
};
