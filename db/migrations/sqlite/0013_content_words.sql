-- The content names the large links of Home areas and the folded list of cards an accordion.
UPDATE `content_drafts` SET `value` = replace(`value`, '"doors":', '"areas":') WHERE `document` = 'pages/home';--> statement-breakpoint
UPDATE `content_drafts` SET `value` = replace(`value`, '"look":"folds"', '"look":"accordion"');--> statement-breakpoint
UPDATE `content_versions` SET `value` = replace(`value`, '"doors":', '"areas":') WHERE `document` = 'pages/home';--> statement-breakpoint
UPDATE `content_versions` SET `value` = replace(`value`, '"look":"folds"', '"look":"accordion"');
