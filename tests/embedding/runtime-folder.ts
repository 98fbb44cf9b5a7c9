/** Where the runtime is installed: outside what the project's own checks read. */
export const RUNTIME_FOLDER = "node_modules/.cache/embedding-runtime";
