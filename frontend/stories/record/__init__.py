"""Records what the stories show, from real matches: `npm run stories` writes every fixture again."""
