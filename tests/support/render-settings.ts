import { readShell } from '../../src/generator/files/templates.ts';
import type { RuleSetName } from '../../src/pay/rules/rule-set-names.ts';
import type { RenderSettings } from '../../src/render/page-renderer.tsx';
import type { Layout } from '../../src/site/page-files.ts';
import { SALARY_STEP } from '../../src/site/salary-amounts.ts';
import { placeholderSiteConfig } from '../../src/site/site-config.ts';

const shell = readShell('templates/page.html');
const script = { address: '/assets/script.js', imports: ['/assets/chunk.js'] };

/** The settings of a small site with the real shell. */
export function renderSettings(
  rules: RuleSetName = 'simplified',
  layout: Layout = 'file',
  indexStep = SALARY_STEP,
): RenderSettings {
  return {
    site: placeholderSiteConfig,
    rules,
    indexStep,
    shell,
    assets: {
      stylesheet: '/assets/site.css',
      socialImage: '/social-image.png',
      scripts: { menu: script, home: script, compare: script, 'not-found': script },
    },
    layout,
    routes: ['/', '/contact'],
  };
}
