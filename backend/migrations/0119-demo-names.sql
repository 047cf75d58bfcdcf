-- Every demo company is called the same, everywhere: that was done in the browser, and only for its title.
update companies set name = 'Empresa Demo' where demo;
