function addressOf(key: RequestInfo | URL): string {
  if (key instanceof Request) return key.url;
  return new URL(key, 'https://oficina.pt').href;
}

class MemoryCache implements Cache {
  readonly #kept = new Map<string, Response>();
  async add(key: RequestInfo | URL): Promise<void> {
    await this.put(key, await fetch(key));
  }
  async addAll(all: RequestInfo[]): Promise<void> {
    await Promise.all(all.map((key) => this.add(key)));
  }
  async delete(key: RequestInfo | URL): Promise<boolean> {
    return this.#kept.delete(addressOf(key));
  }
  async keys(): Promise<Request[]> {
    return [...this.#kept.keys()].map((url) => new Request(url));
  }
  async match(key: RequestInfo | URL): Promise<Response | undefined> {
    return this.#kept.get(addressOf(key))?.clone();
  }
  async matchAll(): Promise<Response[]> {
    return [...this.#kept.values()].map((answer) => answer.clone());
  }
  async put(key: RequestInfo | URL, answer: Response): Promise<void> {
    this.#kept.delete(addressOf(key));
    this.#kept.set(addressOf(key), answer);
  }
}

/** The browser's Cache Storage, which Node lacks, in memory. */
export class MemoryCaches implements CacheStorage {
  readonly #caches = new Map<string, MemoryCache>();
  async delete(name: string): Promise<boolean> {
    return this.#caches.delete(name);
  }
  async has(name: string): Promise<boolean> {
    return this.#caches.has(name);
  }
  async keys(): Promise<string[]> {
    return [...this.#caches.keys()];
  }
  async match(key: RequestInfo | URL): Promise<Response | undefined> {
    const found = await Promise.all([...this.#caches.values()].map((cache) => cache.match(key)));
    return found.find((answer) => answer !== undefined);
  }
  async open(name: string): Promise<Cache> {
    const cache = this.#caches.get(name) ?? new MemoryCache();
    this.#caches.set(name, cache);
    return cache;
  }

  /** Everything that is kept, as text: cache, address, content. */
  async everything(): Promise<string[]> {
    const lines: string[] = [];
    for (const [name, cache] of this.#caches) {
      for (const { url } of await cache.keys()) {
        const answer = await cache.match(url);
        lines.push(`${name} ${url.replace(/kept-for=.*/, 'kept-for')} ${await answer?.text()}`);
      }
    }
    return lines;
  }
}
