/** Style that a script's page needs: esbuild bundles it beside the script. */
declare module '*.css';
