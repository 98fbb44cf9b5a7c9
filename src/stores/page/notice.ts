/** Short messages at the bottom of the window, for islands. */
export { showToast } from "#client/toast.ts";
