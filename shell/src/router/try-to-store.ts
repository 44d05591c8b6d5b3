/** Stores a text. @returns false where the storage is full or forbidden */
export function tryToStore(storage: Storage, key: string, text: string): boolean {
  try {
    storage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
