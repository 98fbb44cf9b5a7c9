/** Short messages at the foot of the window, for islands. */
export { showToast } from "#client/toast.ts";
