export default async (page, base, shot) => {
  await page.goto(base+'/settings',{waitUntil:'networkidle'});
  await page.getByRole('button',{name:'Add sample data'}).click();
  await page.getByRole('button',{name:'Remove sample data'}).waitFor();
  await page.waitForTimeout(500);
  await page.goto(base+'/',{waitUntil:'networkidle'});
  await page.waitForTimeout(500);
  await shot('today-noplan');
  await page.goto(base+'/plan',{waitUntil:'networkidle'});
  await page.getByRole('button',{name:'Make my plan'}).click();
  await page.waitForTimeout(500);
  await page.goto(base+'/',{waitUntil:'networkidle'});
  await page.waitForTimeout(500);
  await shot('today-plan', false);
};
