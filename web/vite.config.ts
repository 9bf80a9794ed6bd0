import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { languages } from "./shell/languages.ts";
import { shell } from "./shell/plugin.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// `weald serve` beside `npm run dev`: the client reloads as you type, the server answers.
const server = process.env.WEALD_SERVER ?? "http://127.0.0.1:8000";

// how long a test waits for what must happen, in seconds: one setting for all tests of the house
const patience = Number(process.env.WEALD_TEST_PATIENCE ?? 120) * 1000;

export default defineConfig({
  plugins: [svelte(), shell(), languages()],
  resolve: { alias: { "@texts": here("../src/weald/texts"), "@": here("src") } },
  build: {
    outDir: here("../src/weald/server/static"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the Content Security Policy allows no data: addresses
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: {
    include: ["src/**/*.test.ts", "shell/*.test.ts"],
    testTimeout: patience,
    hookTimeout: patience,
    expect: { poll: { timeout: patience } },
  },
});
