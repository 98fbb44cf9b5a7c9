/** The desk's own Content-Security-Policy, since it needs more than the site's allows. */
export const DESK_POLICY = [
  "default-src 'self'",
  // Decap compiles its configuration checks, and generates its styles at run time.
  "script-src 'self' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https:",
  "font-src 'self' data:",
  // GitHub and Netlify's login for a desk in production.
  "connect-src 'self' blob: https://api.github.com https://www.githubstatus.com https://api.netlify.com",
  "frame-src 'self' blob:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
].join("; ");

/** The page of the browser desk. */
export const DESK_PAGE = `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${DESK_POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>法溯编辑台</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body>
<div id="notice" hidden>
<h1>编辑台没有打开</h1>
<p>编辑台在您自己的电脑上使用：打开终端，进入项目文件夹，输入 <code>npm run dev</code> 或 <code>npm start</code>，再打开 <a href="http://localhost:8890/admin/">http://localhost:8890/admin/</a>（以终端里显示的地址为准）。</p>
<p>想在网上直接编辑，请技术同事按 <code>src/content/README.md</code> 的说明设置登录。</p>
<p><a href="/">回到网站</a></p>
</div>
<noscript>编辑台需要浏览器的脚本功能，请打开后再试。</noscript>
<script src="/admin/desk.js"></script>
</body>
</html>
`;
