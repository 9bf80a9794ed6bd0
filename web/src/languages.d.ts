/** Made by shell/languages.ts: for each language what fetches the list of its catalogues, and each of these its text. */
declare module "virtual:languages" {
  const languages: Record<string, () => Promise<Record<string, () => Promise<string>>>>;
  export default languages;
}
