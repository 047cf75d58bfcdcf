/** A paragraph, a heading inside a text, or a list. */
export type LegalBlock = string | { heading: string; id?: string } | { items: readonly string[] };

export interface LegalPart {
  subtitle: string;
  content: readonly LegalBlock[];
}

/** One section of the legal texts, with what is under its title (LEG-02). */
export interface LegalText {
  title: string;
  parts: readonly LegalPart[];
}

/** What the texts say about the provider whose portal it is; null before it is known. */
export interface LegalProvider {
  name: string;
  vertical: string;
  email: string | null;
  /** With what calling it costs. */
  phone: string | null;
  address: string | null;
}
