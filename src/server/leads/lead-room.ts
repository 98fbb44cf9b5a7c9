import type { StoreRoom } from "../object-store/object-store.ts";
import { openLeadStore } from "../object-store/open-store.ts";
import { readEnvironment } from "../settings/read-environment.ts";
import { fail, type LeadContext } from "./lead-context.ts";

/**
 * Retry-After in seconds for a visitor who is refused because the store is full. The operator must free space
 * first.
 */
const ROOM_AFTER_S = 600;
const MB = 1e6;

/** The failure of a store that has no free space. */
export const failFull = () =>
  fail("no_room", "store_full", { headers: { "retry-after": String(ROOM_AFTER_S) } });

/**
 * The refusal of new content if the disk of the store is nearly full, or if leads take up their maximum; null
 * if there is room. The space that is kept free serves withdrawals, which write too.
 */
export async function refuseFull({ store, settings }: Pick<LeadContext, "store" | "settings">) {
  const room = await store.room?.();
  return !room || hasRoom(room, settings) ? null : failFull();
}

/** The space for leads on the disk of the running site. Null if leads are not on a disk of this machine. */
export async function leadRoom() {
  const store = openLeadStore();
  if (!store?.room) return null;
  // A disk whose free space cannot be determined counts as full.
  const room = await store.room().catch(() => ({ free: 0, used: 0 }));
  return {
    free_mb: Math.floor(room.free / MB),
    used_mb: Math.ceil(room.used / MB),
    has_room: hasRoom(room, readEnvironment()),
  };
}

const hasRoom = (
  { free, used }: StoreRoom,
  { FASU_STORE_FREE_MB: floor, FASU_STORE_MAX_MB: cap }: LeadContext["settings"],
): boolean => free >= floor * MB && used < cap * MB;
